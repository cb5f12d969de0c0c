declare const self: ServiceWorkerGlobalScope

// What an operator serves to be rid of the service worker: it takes the place of the one before at
// once, removes what that kept, and itself. Without a listener for requests, all go to the network.

self.addEventListener('install', () => void self.skipWaiting())

const removeAll = async (): Promise<void> => {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

self.addEventListener('activate', (event) => event.waitUntil(removeAll()))
