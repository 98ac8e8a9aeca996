// The contracts that the overview shows, and their order: what stands in its address.
import { contractKinds, isContractSort, kindOf, type ContractKind, type ContractLine, type SortedBy } from './contract-lines.ts';

export const overviewTabs = ['favourites', ...contractKinds] as const;
export type OverviewTab = 'favourites' | ContractKind;

export type OverviewView = {
  readonly tab: OverviewTab;
  /** '' for all. */
  readonly search: string;
  readonly sort: SortedBy | null;
};

const searchLength = 20;
export const cutSearch = (text: string): string => text.slice(0, searchLength);

/** An address that makes no sense shows the first list as it is. */
export function readOverview(query: URLSearchParams): OverviewView {
  const column = query.get('sort');
  return {
    tab: overviewTabs.find((tab) => tab === query.get('tab')) ?? 'usdt',
    search: cutSearch(query.get('search') ?? ''),
    sort: isContractSort(column) ? { column, descending: query.get('order') !== 'asc' } : null,
  };
}

/** The query with its question mark; empty for the first list as it is. */
export function writeOverview({ tab, search, sort }: OverviewView): string {
  const query = new URLSearchParams();
  if (tab !== 'usdt') query.set('tab', tab);
  if (search !== '') query.set('search', search);
  if (sort !== null) query.set('sort', sort.column);
  if (sort?.descending === false) query.set('order', 'asc');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** A search looks through every kind; without one the tab decides. Found by name and by coins, however they are written. */
export function shownLines(
  { tab, search }: Pick<OverviewView, 'tab' | 'search'>,
  lines: readonly ContractLine[],
  starred: ReadonlySet<string>,
): readonly ContractLine[] {
  const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const wanted = bare(search);
  const among = tab === 'favourites' ? lines.filter(({ market }) => starred.has(market.symbolId)) : lines;
  if (wanted !== '') return among.filter(({ market }) => bare(`${market.name} ${market.baseCoin}${market.quoteCoin}`).includes(wanted));
  return tab === 'favourites' ? among : among.filter(({ market }) => kindOf(market) === tab);
}
