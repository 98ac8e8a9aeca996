// @ts-check
// The build of the service worker, after the web app: what it keeps from the first moment, and where it is put.
import { serwist } from '@serwist/next/config';

export default serwist({
  swSrc: 'service-worker/worker.ts',
  swDest: 'public/sw.js',
  // Pages are made anew for every visitor, and scripts are kept when they are used: only the icon, for the device's own screens.
  precachePrerendered: false,
  globPatterns: ['public/icons/icon-192.png'],
  esbuildOptions: { minify: true },
});
