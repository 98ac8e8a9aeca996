// The operator's desk in the words of its calls: items, and why something was not done.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getDeskItem } from '#lib/contract/calls/v1/admin/content/read.ts';
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { DeskItem, DeskRefusal } from '#server/services/content/content-desk.ts';
import type { ContentText } from '#server/services/content/content.ts';
import { refuse, type Refusal } from '../serving/refusal.ts';

type Answer = ResponseOf<typeof getDeskItem>;

export const deskItem = ({ itemId, kind, slug, terms, editions }: DeskItem): Answer['item'] => ({
  item: itemId,
  kind,
  slug,
  terms,
  editions: editions.map(({ tag, state, published, fromMs, untilMs, isOperators, title, version }) => ({
    tag,
    state,
    published,
    fromMs,
    untilMs,
    isOperators,
    title,
    version,
  })),
});

export const deskVersion = ({ version, title, summary, body, keywords, atMs, author }: ContentText): Answer['versions'][number] => ({
  version,
  title,
  summary,
  body,
  keywords: [...keywords],
  atMs,
  author,
});

const keys = {
  unknown: 'unknownContent',
  'slug-taken': 'contentNameTaken',
  'term-missing': 'contentTermMissing',
  'nothing-changed': 'contentUnchanged',
  'until-too-early': 'contentTimes',
} as const satisfies Record<DeskRefusal, ErrorKey>;

/** `term`: the one that is missing, where one is. */
export const deskRefusal = (reason: DeskRefusal, term = ''): Refusal => refuse(keys[reason], term === '' ? {} : { term });
