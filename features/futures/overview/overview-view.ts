// The contracts that the overview shows, and their order: what stands in its address.
import { contractKinds, isContractSort, type ContractKind, type SortedBy } from './contract-lines.ts';

export type OverviewView = { readonly kind: ContractKind; readonly sort: SortedBy | null };

/** An address that makes no sense shows the first list as it is. */
export function readOverview(query: URLSearchParams): OverviewView {
  const column = query.get('sort');
  return {
    kind: contractKinds.find((kind) => kind === query.get('tab')) ?? 'usdt',
    sort: isContractSort(column) ? { column, descending: query.get('order') !== 'asc' } : null,
  };
}

/** The query with its question mark; empty for the first list as it is. */
export function writeOverview({ kind, sort }: OverviewView): string {
  const query = new URLSearchParams();
  if (kind !== 'usdt') query.set('tab', kind);
  if (sort !== null) query.set('sort', sort.column);
  if (sort?.descending === false) query.set('order', 'asc');
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
