// The manifest that a device needs to install the app.
import type { MetadataRoute } from 'next';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Meridian',
    short_name: 'Meridian',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // The dark theme's surface and its header: the manifest knows no visitor's choice.
    background_color: '#0b0e13',
    theme_color: '#11151c',
    categories: ['finance'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: 'BTC/USDT', url: '/spot/BTCUSDT' }],
  };
}
