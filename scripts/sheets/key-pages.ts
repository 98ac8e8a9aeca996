// The pages that are looked at in every language: each a kind of its own.

export type KeyPage = { readonly name: string; readonly path: string };

export const keyPages: readonly KeyPage[] = [
  { name: 'home', path: '/' },
  { name: 'markets', path: '/markets' },
  { name: 'spot', path: '/spot/BTCUSDT' },
  { name: 'contract', path: '/futures/usdt/BTCUSDT' },
  { name: 'futures', path: '/futures' },
  { name: 'convert', path: '/spot/convert' },
  { name: 'funding', path: '/futures/introduction/funding-rate' },
  { name: 'fees', path: '/fees' },
  { name: 'help', path: '/help' },
  { name: 'article', path: '/help/futures/liquidation-explained' },
  { name: 'register', path: '/register' },
  { name: 'nowhere', path: '/no-such-page' },
];
