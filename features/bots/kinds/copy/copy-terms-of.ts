// The terms of a copy, found among those of all kinds.
import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { CopyTerms } from '#lib/contract/bots/copy/copy-terms.ts';

/** Refuses (Error) terms of another kind. */
export function copyTermsOf(bot: BotTerms): CopyTerms {
  if (bot.kind !== 'copy') throw new Error(`no copy: ${bot.kind}`);
  return bot.terms;
}
