// The trades that the journal is asked for: of one market, of a line, or all.
import type { BusinessLine } from '#lib/contract/enums.ts';
import type { Listings } from '#server/engine/listings.ts';
import { findScope } from '../orders/find-scope.ts';
import { Refusal } from '../refusal/refusal.ts';

type Request = { readonly symbolId?: string | undefined; readonly businessLine?: BusinessLine | undefined };
type JournalScope = { readonly symbol?: string | undefined; readonly line?: BusinessLine | undefined };

export function journalScopeOf(listings: Listings, request: Request): JournalScope | Refusal {
  if (request.symbolId === undefined) return { line: request.businessLine };
  const scope = findScope(listings, request);
  return scope instanceof Refusal ? scope : { symbol: scope.market?.symbol, line: scope.line };
}
