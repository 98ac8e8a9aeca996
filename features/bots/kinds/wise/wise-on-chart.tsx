'use client';
// Draws a wise bot on its market's chart as the kind that was chosen for it.
import { useMemo } from 'react';

import { useBot } from '../../bot/bot-context.ts';
import { BotOnChart } from '../../bot/chart/bot-on-chart.tsx';
import { ctaLinesOfBars } from '../cta/cta-lines-of-bars.ts';
import { wiseDraft } from './wise-draft.ts';

export function WiseOnChart() {
  const { bot } = useBot();
  const { preset } = wiseDraft.termsOf(bot.bot);
  const key = preset.kind === 'cta' ? JSON.stringify([preset.terms.indicator, preset.terms.interval]) : null;
  // Its terms are told anew with every price; its indicator never changes.
  // oxlint-disable-next-line react/exhaustive-deps
  const linesOf = useMemo(() => (preset.kind === 'cta' ? ctaLinesOfBars(preset.terms) : null), [key]);
  return <BotOnChart linesOf={linesOf} />;
}
