// One page has one address: other spellings of it lead there for good.
import { sectionNames } from '#lib/contract/c2c/board-path.ts';
import { isContractLineKey, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import { hreflangs } from '#lib/i18n/hreflang.ts';
import { defaultTag, localeTable } from '#lib/i18n/locales.ts';

/** The market for an address that names a kind of market and none of its markets. */
const firstMarket: Readonly<Record<ContractLineKey, string>> = {
  usdt: 'BTCUSDT',
  usd: 'BTCUSD',
  usdc: 'BTCPERP',
  susdt: 'perpetual/SBTCSUSDT',
  susd: 'perpetual/SBTCSUSD',
  susdc: 'perpetual/SBTCSPERP',
};

const codes: ReadonlyMap<string, string> = new Map(
  [
    ...[...hreflangs].map(([hreflang, tag]) => [hreflang, localeTable.find((locale) => locale.tag === tag)?.code ?? ''] as const),
    ...localeTable.map(({ tag, code }) => [tag, code] as const),
    // The address codes of languages come last: they win.
    ...localeTable.map(({ code }) => [code, code] as const),
  ].map(([name, code]) => [name.toLowerCase(), code]),
);
const english = localeTable.find(({ tag }) => tag === defaultTag)?.code;

/** Not the words of the address: the name of the market in it. */
function withMarket(parts: readonly string[]): readonly string[] {
  const [area = '', second = '', third, fourth] = parts;
  if (area === 'spot') {
    if (parts.length === 1) return ['spot', 'BTCUSDT'];
    return parts.length === 2 && second !== 'convert' ? ['spot', second.toUpperCase()] : parts;
  }
  if (area === 'crypto-c2c' && third !== undefined && parts.length === 3 && !sectionNames.includes(second))
    return [area, second.toUpperCase(), third.toUpperCase()];
  if (area !== 'futures' || !isContractLineKey(second)) return parts;
  if (third === undefined) return [area, second, ...firstMarket[second].split('/')];
  const isWord = ['perpetual', 'delivery'].includes(third);
  if (fourth !== undefined) return isWord && parts.length === 4 ? [area, second, third, fourth.toUpperCase()] : parts;
  return isWord ? parts : [area, second, third.toUpperCase()];
}

/** The path of the page that a path means; the same where it is right. */
export function rightPath(path: string): string {
  const [first = '', ...rest] = path.split('/').filter((part) => part !== '');
  const code = codes.get(first.toLowerCase());
  const parts = withMarket(code === undefined ? [first, ...rest] : rest);
  return `/${[...(code === undefined || code === english ? [] : [code]), ...parts].filter((part) => part !== '').join('/')}`;
}
