// For tests: a kind of bot as the law of its pages takes it, all of it written by hand.
import type { ComponentType } from 'react';

import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import { readPasted } from '../create/draft/draft-address.ts';
import type { CreateProps } from '../create/state/create-bot.tsx';
import type { BotMarket } from '../create/state/create-context.ts';
import type { BotKindId } from './bot-kind.ts';
import { botKinds } from './bot-kinds.ts';
import type { AnyDraft, KindDraft } from './kind-form.ts';

type Fields = Readonly<Record<string, unknown>>;

type Pages = {
  readonly Create: ComponentType<CreateProps>;
  /** The call that starts it. */
  readonly call: string;
  readonly starts: readonly {
    readonly kind: BotKindId;
    readonly query: string;
    /** The beginning of the title of the question before the start, and a sentence of it. */
    readonly title: string;
    readonly says: string;
    readonly sends: Fields;
  }[];
  readonly wrong: { readonly kind: BotKindId; readonly query: string; readonly says: string };
  /** The address of the page on which the first of the terms are filled in. */
  readonly page: string;
  /** By the names of its fields: texts that are typed; true: a box that is pressed. Null: it is not changed while it runs. */
  readonly edit: { readonly call: string; readonly fields: Readonly<Record<string, string | true>>; readonly tells: Fields } | null;
};

export type SampleKind = Pages & {
  /** The first are those of a bot that runs. */
  readonly terms: readonly { readonly kind: BotKindId; readonly bot: BotTerms }[];
  /** The terms as they come back. Null: they cannot be read. */
  readonly throughDraft: (kind: BotKindId, bot: BotTerms, market: BotMarket) => BotTerms | null;
  readonly throughAddress: (kind: BotKindId, bot: BotTerms, market: BotMarket) => BotTerms | null;
};

/**
 * `told`: what the exchange tells the form beside its address.
 * @internal
 */
export function sampleKind<Terms, Draft extends AnyDraft>(
  draft: KindDraft<Terms, Draft>,
  { terms, ...pages }: Pages & { readonly terms: readonly (readonly [kind: BotKindId, terms: NoInfer<Terms>])[] },
  told: (first: Draft, terms: Terms) => Draft = (first) => first,
): SampleKind {
  const firstOf = (kind: BotKindId, market: BotMarket): Draft => draft.first(botKinds[kind], '50000', market);
  const read = (now: Draft | null, kind: BotKindId): BotTerms | null => {
    const back = now === null ? null : draft.read(now, botKinds[kind]);
    return back === null ? null : draft.botOf(back);
  };
  return {
    ...pages,
    terms: terms.map(([kind, one]) => ({ kind, bot: draft.botOf(one) })),
    throughDraft: (kind, bot, market) => read(draft.ofTerms(draft.termsOf(bot), firstOf(kind, market), false), kind),
    throughAddress: (kind, bot, market) => {
      const [first, own] = [firstOf(kind, market), draft.termsOf(bot)];
      const query = draft.toAddress(draft.ofTerms(own, first, false));
      return read(readPasted(draft, `https://example.com/?${query.toString()}`, told(first, own)), kind);
    },
  };
}
