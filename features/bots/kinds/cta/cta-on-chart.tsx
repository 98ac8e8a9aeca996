'use client';
// Draws a CTA bot on its market's chart: its indicator, its exits and its trades.
import { useBot } from '../../bot/bot-context.ts';
import { BotOnChart } from '../../bot/chart/bot-on-chart.tsx';
import { ctaDraft } from './cta-draft.ts';
import { useCtaChartLines } from './use-cta-chart-lines.ts';

export function CtaOnChart() {
  const { bot } = useBot();
  return <BotOnChart linesOf={useCtaChartLines(ctaDraft.termsOf(bot.bot))} />;
}
