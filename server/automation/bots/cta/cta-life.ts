// The life of a CTA bot, as bots of one market have it.
import { oneMarketLife } from '../life/one-market.ts';
import { tellWarmUp } from './cta-candles.ts';
import { ctaReasons } from './cta-reasons.ts';
import type { Turn } from './cta-turn.ts';

export const ctaLife = oneMarketLife<'cta', Turn>('cta', ctaReasons, { phases: { work: 'running', end: 'closing' }, begin: tellWarmUp });
