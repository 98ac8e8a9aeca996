// The part of the journal that is shown, as the address keeps it, and what the exchange is asked for.
import type { RequestOf } from '#lib/contract/call.ts';
import type { getTradeJournal } from '#lib/contract/calls/v1/assets/journal/list.ts';
import { type ContractLineKey, contractLines, isContractLineKey } from '#lib/contract/contract-lines.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { type JournalResult, journalResult, longestTag } from '#lib/contract/history/trade-journal.ts';
import { timeSpan } from '#lib/format/time-span.ts';

export type JournalView = {
  /** '' stands for all. */
  readonly symbolId: string;
  readonly line: 'spot' | ContractLineKey | null;
  readonly tag: string;
  readonly result: JournalResult | null;
  /** First and last day, 2026-01-31, of the reader's own; '' leaves that end open. */
  readonly from: string;
  readonly to: string;
  /** Minutes from UTC of the reader's clock. */
  readonly zone: number;
  /** The page goes on after this id. */
  readonly before: string;
};

const matching = (text: string | null, pattern: RegExp): string => (text !== null && pattern.test(text) ? text : '');

/** A value that makes no sense narrows nothing. */
export function readJournalView(query: URLSearchParams): JournalView {
  const zone = Number(query.get('zone') ?? '0');
  const line = query.get('line') ?? '';
  return {
    symbolId: matching(query.get('contract'), /^[A-Z0-9_]{1,40}$/),
    line: line === 'spot' || isContractLineKey(line) ? line : null,
    tag: (query.get('tag') ?? '').trim().slice(0, longestTag),
    result: journalResult.safeParse(query.get('result')).data ?? null,
    from: matching(query.get('from'), /^\d{4}-\d{2}-\d{2}$/),
    to: matching(query.get('to'), /^\d{4}-\d{2}-\d{2}$/),
    zone: Number.isInteger(zone) && Math.abs(zone) <= 840 ? zone : 0,
    before: matching(query.get('before'), /^\d{1,18}$/),
  };
}

export const isNarrowed = ({ symbolId, line, tag, result, from, to }: JournalView): boolean =>
  symbolId !== '' || line !== null || tag !== '' || result !== null || from !== '' || to !== '';

export const journalPath = '/asset/journal';

/** Only what narrows. */
export function journalAddress({ symbolId, line, tag, result, from, to, zone, before }: JournalView): string {
  const parts = Object.entries({
    contract: symbolId,
    line: line ?? '',
    tag,
    result: result ?? '',
    from,
    to,
    zone: from + to === '' ? '' : zone,
    before,
  });
  const text = new URLSearchParams(parts.flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]))).toString();
  return text === '' ? journalPath : `${journalPath}?${text}`;
}

/** Without the page. */
export function journalScope({ symbolId, line, tag, result, from, to, zone }: JournalView): RequestOf<typeof getTradeJournal> {
  return {
    ...(symbolId === '' ? {} : { symbolId }),
    ...(line === null ? {} : { businessLine: line === 'spot' ? BusinessLine.spot : contractLines[line] }),
    ...(tag === '' ? {} : { tag }),
    ...(result === null ? {} : { result }),
    ...timeSpan({ period: 'custom', from, to }, { zoneMinutes: zone, nowMs: 0 }),
  };
}
