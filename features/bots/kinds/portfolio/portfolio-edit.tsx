'use client';
// Changes a portfolio while it runs: its coins and weights, when it is brought back to them, and its exits.
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { portfolioCoinLimits } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { editPortfolio } from '#lib/contract/calls/v1/trigger/strategy/portfolio/edit.ts';
import { modeFieldsOf } from '#lib/contract/wire/bots/portfolio-fields.ts';
import { useBot } from '../../bot/bot-context.ts';
import { given } from '../../bot/dialogs/edit-texts.ts';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { BalanceFields } from './balance-fields.tsx';
import { CoinWeights } from './coin-weights.tsx';
import { portfolioDraft, type PortfolioDraft, portfolioDraftOf, readCoins, readExit, readMode } from './portfolio-draft.ts';
import { usePortfolioCoins } from './use-portfolio-coins.ts';

type PortfolioChange = Omit<RequestOf<typeof editPortfolio>, 'strategyId' | 'clientOid'>;

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

/** The changes as the call takes them. Null: nothing has changed, or something cannot be read. */
function changedPortfolio(before: PortfolioDraft, now: PortfolioDraft): PortfolioChange | null {
  const [coins, mode] = [readCoins(now.coins), readMode(now)];
  const [takeProfit, stopLoss] = [readExit(now.texts.takeProfitRate), readExit(now.texts.stopLossRate)];
  if (coins === null || mode === null || takeProfit === undefined || stopLoss === undefined) return null;
  const fields: PortfolioChange = {
    ...given('coins', differs(now.coins, before.coins) ? coins : undefined),
    ...(differs(mode, readMode(before)) ? modeFieldsOf(mode) : {}),
    ...given('targetProfit', now.texts.takeProfitRate === before.texts.takeProfitRate ? undefined : takeProfit),
    ...given('targetLoss', now.texts.stopLossRate === before.texts.stopLossRate ? undefined : stopLoss),
    ...given('endOperate', now.sellsAtEnd === before.sellsAtEnd ? undefined : now.sellsAtEnd ? (1 as const) : (2 as const)),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}

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
