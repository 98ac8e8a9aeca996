// The life of a martingale, as bots of one market have it.
import { oneMarketLife } from '../life/one-market.ts';
import { martingaleReasons } from './martingale-reasons.ts';
import type { Turn } from './martingale-turn.ts';

export const martingaleLife = oneMarketLife<'martingale', Turn>('martingale', martingaleReasons, {
  phases: { work: 'opening', end: 'closing' },
  begin: () => undefined,
});
