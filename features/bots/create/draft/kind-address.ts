// The address of a kind's terms, from its draft.
import type { AnyDraft, KindDraft } from '../../kinds/kind-form.ts';
import type { AddressOf } from '../../kinds/kind-parts.ts';

export const kindAddress =
  <Terms, Draft extends AnyDraft>(draft: KindDraft<Terms, Draft>): AddressOf =>
  (bot, kind, market) =>
    draft.toAddress(draft.ofTerms(draft.termsOf(bot), draft.first(kind, '1', market), false));
