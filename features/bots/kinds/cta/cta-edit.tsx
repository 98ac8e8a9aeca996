'use client';
// Changes a CTA bot while it runs; exits hold at once.
import { useTranslations } from 'next-intl';

import { updateStrategyCta } from '#lib/contract/calls/v1/trigger/strategy/cta/updateStrategy.ts';
import { useBot } from '../../bot/bot-context.ts';
import { EditDialog } from '../../bot/dialogs/edit-dialog.tsx';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { ctaDraft } from './cta-draft.ts';
import { changedCta, ctaEditTexts } from './cta-edit-texts.ts';

export function CtaEdit({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.edit');
  const { bot } = useBot();
  const telling = useTellBot();
  const before = ctaEditTexts(ctaDraft.termsOf(bot.bot));
  return (
    <EditDialog
      before={before}
      about={t('aboutCta')}
      changeOf={(now) => changedCta(before, now)}
      telling={telling}
      send={(change) => telling.tell(updateStrategyCta, { strategyId: bot.strategyId, ...change })}
      onClose={onClose}
    />
  );
}
