'use client';
// The owner of a bot chooses what it tells him by messages.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { setStrategyNotices } from '#lib/contract/calls/v1/trigger/strategy/notices.ts';
import { NoticePicks } from '../../notices/notice-picks.tsx';
import { useBot } from '../bot-context.ts';
import { useTellBot } from '../use-tell-bot.ts';

export function NoticesDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.notices');
  const { bot, market } = useBot();
  const [chosen, setChosen] = useState(bot.notices);
  const { pending, failure, tell, sayDone } = useTellBot();
  const press = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending || !(await tell(setStrategyNotices, { strategyId: bot.strategyId, notices: chosen }))) return;
    sayDone(t('done'));
    onClose();
  };
  return (
    <Modal open title={t('title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form noValidate onSubmit={(event) => void press(event)} className="flex flex-col gap-3">
        <p className="text-sm text-secondary">{t('about')}</p>
        <NoticePicks place={'form' in market ? 'futures' : 'spot'} chosen={chosen} onChosen={(next) => setChosen([...next])} />
        <ErrorLine text={failure} />
        <Button type="submit" look="primary" className="max-md:h-11" pending={pending}>
          {t('yes')}
        </Button>
      </form>
    </Modal>
  );
}
