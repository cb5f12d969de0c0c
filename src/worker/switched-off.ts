declare const self: ServiceWorkerGlobalScope

// The site serves this script to remove the service worker: it replaces the previous one at once, deletes its cache and
// unregisters itself. It has no fetch listener, so all requests go to the network.

self.addEventListener('install', () => void self.skipWaiting())

const removeAll = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('activate', (event) => event.waitUntil(removeAll()))
