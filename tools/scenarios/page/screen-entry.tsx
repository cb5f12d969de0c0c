import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterLoad } from '#site/app/after-load.ts'
import { App } from '#site/app/app.tsx'
import type { MemberActors } from '#site/app/member-actors.ts'
import { createSite } from '#site/app/site.ts'
import type { Site } from '#site/app/site.ts'
import { loadCatalog } from '#site/i18n/catalog.ts'
import { chosenLocale } from '#site/i18n/locale-choice.ts'
import { createTranslator } from '#site/i18n/translator.ts'

export type OpenedScreen = {
  readonly site: Site
  /** Null: not loaded yet. */
  readonly startedMemberActors: () => MemberActors | null
}

async function show(root: HTMLElement, site: Site): Promise<void> {
  const locale = chosenLocale()
  const translator = createTranslator(locale, await loadCatalog(locale))
  createRoot(root).render(
    <App
      site={site}
      translator={translator}
      productTag={document.title}
      Router={BrowserRouter}
      isPrerendered={false}
      onReady={() => document.documentElement.setAttribute('data-ready', '')}
    />,
  )
  await afterLoad()
}

/** Opens the site as `src/app/start.tsx` does, without a prerendered page. */
export function openScreen(root: HTMLElement): OpenedScreen {
  const createdSite = createSite({ isServedToGuest: false })
  let members: MemberActors | null = null
  const site: Site = {
    ...createdSite,
    memberActors: () => {
      const loading = createdSite.memberActors()
      loading.then(
        (loaded) => (members = loaded),
        () => undefined,
      )
      return loading
    },
  }
  void show(root, site)
  return { site, startedMemberActors: () => members }
}
