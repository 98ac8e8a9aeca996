'use client';
// Draws a wise bot on its market's chart as the kind that was chosen for it.
import { useBot } from '../../bot/bot-context.ts';
import { BotOnChart } from '../../bot/chart/bot-on-chart.tsx';
import { useCtaChartLines } from '../cta/use-cta-chart-lines.ts';
import { wiseDraft } from './wise-draft.ts';

export function WiseOnChart() {
  const { bot } = useBot();
  const { preset } = wiseDraft.termsOf(bot.bot);
  return <BotOnChart linesOf={useCtaChartLines(preset.kind === 'cta' ? preset.terms : null)} />;
}
