'use client';
// Changes a portfolio while it runs: its coins and weights, when it is brought back to them, and its exits.
import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { portfolioCoinLimits } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { editPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/edit.ts';
import { useBot } from '../../bot/bot-context.ts';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { BalanceFields } from './balance-fields.tsx';
import { CoinWeights } from './coin-weights.tsx';
import { portfolioDraft, portfolioDraftOf, type PortfolioDraft } from './portfolio-draft.ts';
import { changedPortfolio } from './portfolio-edit-texts.ts';
import { usePortfolioCoins } from './use-portfolio-coins.ts';

export function PortfolioEdit({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.edit');
  const { bot } = useBot();
  const { pending, failure, tell, sayDone } = useTellBot();
  const [before] = useState(() => portfolioDraftOf(portfolioDraft.termsOf(bot.bot)));
  const [draft, setDraft] = useState<PortfolioDraft>(before);
  const choice = usePortfolioCoins();
  const change = changedPortfolio(before, draft);
  const press = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (pending || change === null || !(await tell(editPortfolio, { strategyId: bot.strategyId, ...change }))) return;
    sayDone(t('done'));
    onClose();
  };
  return (
    <Modal open title={t('title')} closeLabel={t('back')} onClose={onClose} sheet>
      <form noValidate onSubmit={(event) => void press(event)} className="flex flex-col gap-3">
        <CoinWeights
          coins={draft.coins}
          choice={choice}
          limits={portfolioCoinLimits}
          onCoins={(coins) => setDraft((now) => ({ ...now, coins }))}
        />
        <BalanceFields
          draft={draft}
          set={(changed) => setDraft((now) => ({ ...now, ...changed }))}
          setText={(field, text) => setDraft((now) => ({ ...now, texts: { ...now.texts, [field]: text } }))}
        />
        <p className="text-2xs text-muted">{t(draft.by === 'unbalanced' ? 'aboutUnbalanced' : 'aboutPortfolio')}</p>
        <ErrorLine text={failure} />
        <Button type="submit" look="primary" className="max-md:h-11" disabled={change === null} pending={pending}>
          {t('yes')}
        </Button>
      </form>
    </Modal>
  );
}
