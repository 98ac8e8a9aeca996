'use client';
// Draws a CTA bot on its market's chart: its indicator, its exits and its trades.
import { useMemo } from 'react';

import { useBot } from '../../bot/bot-context.ts';
import { BotOnChart } from '../../bot/chart/bot-on-chart.tsx';
import { ctaDraft } from './cta-draft.ts';
import { ctaLinesOfBars } from './cta-lines-of-bars.ts';

export function CtaOnChart() {
  const { bot } = useBot();
  const { indicator, interval } = ctaDraft.termsOf(bot.bot);
  const key = JSON.stringify([indicator, interval]);
  // Its terms are told anew with every price; its indicator never changes.
  // oxlint-disable-next-line react/exhaustive-deps
  const linesOf = useMemo(() => ctaLinesOfBars({ indicator, interval }), [key]);
  return <BotOnChart linesOf={linesOf} />;
}
