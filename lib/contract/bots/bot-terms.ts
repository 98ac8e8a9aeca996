// The terms of a bot of whichever kind, and a change of them. A kind has a line in each union, and whoever lists kinds misses it until it is there.
import * as z from 'zod/mini';

import { arbitrageEdit, arbitrageTerms } from './arbitrage/arbitrage-terms.ts';
import { ctaEdit, ctaTerms } from './cta/cta-terms.ts';
import { gridEdit, gridTerms } from './grid/grid-terms.ts';
import { martingaleEdit, martingaleTerms } from './martingale/martingale-terms.ts';
import { signalEdit, signalTerms } from './signal/signal-terms.ts';
import { regularEdit, regularTerms } from './regular/regular-terms.ts';
import { portfolioEdit, portfolioTerms } from './portfolio/portfolio-terms.ts';
import { wiseEdit, wiseTerms } from './wise/wise-terms.ts';

export const botTerms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('grid'), terms: gridTerms }),
  z.object({ kind: z.literal('martingale'), terms: martingaleTerms }),
  z.object({ kind: z.literal('cta'), terms: ctaTerms }),
  z.object({ kind: z.literal('wise'), terms: wiseTerms }),
  z.object({ kind: z.literal('arbitrage'), terms: arbitrageTerms }),
  z.object({ kind: z.literal('regular'), terms: regularTerms }),
  z.object({ kind: z.literal('portfolio'), terms: portfolioTerms }),
  z.object({ kind: z.literal('signal'), terms: signalTerms }),
]);
export type BotTerms = z.output<typeof botTerms>;

export const botEdit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('grid'), edit: gridEdit }),
  z.object({ kind: z.literal('martingale'), edit: martingaleEdit }),
  z.object({ kind: z.literal('cta'), edit: ctaEdit }),
  z.object({ kind: z.literal('wise'), edit: wiseEdit }),
  z.object({ kind: z.literal('arbitrage'), edit: arbitrageEdit }),
  z.object({ kind: z.literal('regular'), edit: regularEdit }),
  z.object({ kind: z.literal('portfolio'), edit: portfolioEdit }),
  z.object({ kind: z.literal('signal'), edit: signalEdit }),
]);
export type BotEdit = z.output<typeof botEdit>;

export const botTermsKind = z.enum(['grid', 'martingale', 'cta', 'wise', 'regular', 'portfolio', 'signal', 'arbitrage']);

type TermsByKind = { [Kind in BotTerms['kind']]: Extract<BotTerms, { readonly kind: Kind }>['terms'] };

/** The terms of these kinds, which belong to the kind that stands beside them. */
export type BotTermsOf<Kind extends BotTerms['kind']> = {
  [Each in Kind]: { readonly kind: Each; readonly terms: TermsByKind[Each] };
}[Kind];

/** What each kind makes of its own terms. */
export type ByKind<More extends readonly unknown[], Result> = {
  readonly [Kind in BotTerms['kind']]: (terms: TermsByKind[Kind], ...more: More) => Result;
};
