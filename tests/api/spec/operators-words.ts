// The operator's words and lists on the site that calls are asked of.

export const operatorsWords = {
  tips: [
    { id: 'grid', position: 'ticket', text: { 'en-US': 'Try a grid', ar: 'جرّب الشبكة' } },
    { id: 'mainland', position: 'ticket', text: 'Only there', where: { only: { siteTypes: ['cn'] } } },
  ],
  labels: [{ label: { 'en-US': 'New', ar: 'جديد' }, coins: ['SOL', 'ETH'] }],
  sites: [
    { siteName: 'Here', url: '/', siteType: 'global' },
    { siteName: 'There', url: 'https://there.example', siteType: 'cn' },
  ],
  concepts: [
    { conceptId: 7, conceptName: { 'en-US': 'Layers', ar: 'طبقات' }, coins: ['BTC', 'ETH'] },
    { conceptId: 9, conceptName: 'Pictures', coins: ['ETH', 'DOGE'] },
  ],
  etfs: [{ symbol: 'BTC3LUSDT', basket: [{ coin: 'BTC', weight: '1' }], leverage: '3', managementFeeRate: '0.0003' }],
  coins: { hidden: ['DOGE'], first: ['SOL', 'BTC'] },
  hot: { search: ['ETHUSDT', 'BTCUSDT'], home: ['EURUSDT', 'ETHUSDT'] },
  domains: { foreignDomainList: ['pictures.example'], internalDomainList: ['inside.example'] },
  share: { title: { 'en-US': 'Look', ar: 'انظر' }, text: 'At this', path: '/markets?from=card' },
} as const;

const head = (title: string, summary: string, body: string): string => `---\ntitle: ${title}\nsummary: ${summary}\n---\n\n${body}\n`;
const hourMs = 3_600_000;

/** Files by path: two coins, one of them in Arabic too, and dates from the last day on and older. */
export const writtenEvents = (nowMs: number): Readonly<Record<string, string>> => ({
  'coins/list.json': JSON.stringify([
    { slug: 'bitcoin', coin: 'BTC' },
    { slug: 'ether', coin: 'ETH' },
  ]),
  'coins/en-US/bitcoin.md': head('Bitcoin', 'The first.', 'It **began** here.'),
  'coins/ar/bitcoin.md': head('بيتكوين', 'الأولى.', 'بدأت هنا.'),
  'coins/en-US/ether.md': head('Ether', 'The second.', 'It runs.'),
  // The articles that the other tests read, and one that a form leads to.
  'help/topics.json': JSON.stringify([
    { topic: 'start', articles: [{ slug: 'first-trade', updated: '2026-03-01' }] },
    { topic: 'funds', articles: [{ slug: 'deposit', updated: '2026-03-02' }] },
  ]),
  'help/en-US/deposit.md': head('Deposit', 'Coins come in.', 'Text.'),
  'help/ar/deposit.md': head('الإيداع', 'العملات تصل.', 'نص.'),
  'events/list.json': JSON.stringify([
    { slug: 'rates', atMs: nowMs + 48 * hourMs, important: true },
    { slug: 'jobs', atMs: nowMs + hourMs },
    { slug: 'just-now', atMs: nowMs - hourMs },
    { slug: 'long-ago', atMs: nowMs - 25 * hourMs },
  ]),
  'events/en-US/rates.md': head('Rates', 'A decision.', 'Text.'),
  'events/ar/rates.md': head('الفائدة', 'قرار.', 'نص.'),
  'events/en-US/jobs.md': head('Jobs', 'A count.', 'Text.'),
  'events/en-US/just-now.md': head('Just now', 'It was.', 'Text.'),
  'events/en-US/long-ago.md': head('Long ago', 'It was.', 'Text.'),
});
