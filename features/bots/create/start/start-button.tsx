'use client';
// Starts the bot: after the agreement, and after saying once more what will happen. A visitor is shown the way in.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LogInLinks } from '#components/trading/ticket/log-in-links.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { leaveForPage } from '#components/ui/dialogs/layer-history.ts';
import { lateDialog, lateQuestion } from '#components/ui/late/late-part.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { botPath } from '#lib/contract/bots/bot-path.ts';
import { checkStrategyAgreement } from '#lib/contract/calls/v1/trigger/strategy/agreement/check.ts';
import { keepBacktest } from '#lib/contract/calls/v1/trigger/strategy/backtest/keep.ts';
import { useRouter } from '#lib/i18n/navigation.ts';
import { useUser } from '#lib/session/user.ts';
import { forecastName } from '../../backtest/forecast-name.ts';
import { createPath } from '../../kinds/bot-kinds.ts';
import { useProblemWords } from '../fields/use-problem-words.ts';
import { useCreateBot } from '../state/create-context.ts';
import { useStartBot } from './use-start-bot.ts';

const AgreementDialog = lateDialog(async () => (await import('./agreement-dialog.tsx')).AgreementDialog);
const ConfirmStart = lateQuestion(
  async () => (await import('./confirm-start.tsx')).ConfirmStart,
  ({ onNo }) => onNo(),
);

export function StartButton() {
  const t = useTranslations('bots');
  const user = useUser();
  const router = useRouter();
  const api = useApi();
  const { kindId, market, address, way, aiId, terms, problems, backtest } = useCreateBot();
  const wordsOf = useProblemWords();
  const agreed = useCall(checkStrategyAgreement, {}, { enabled: user !== null }).data?.agreed;
  const [asked, setAsked] = useState<'agreement' | 'confirm' | null>(null);
  const [isPressed, setIsPressed] = useState(false);
  const { pending, failure, start } = useStartBot();
  const problem = problems?.[0];
  // Under the suggestions nothing is filled in before one is taken.
  const isUnchosen = way === 'ai' && aiId === null;
  const name = 'name' in market ? market.name : market.symbol;
  if (user === null) {
    return <LogInLinks back={`${createPath(kindId, name)}?${address().toString()}`} size="medium" />;
  }
  const press = async (): Promise<void> => {
    setIsPressed(true);
    if (isUnchosen || terms === null || problem !== undefined) return;
    // A call that does not answer now says so at the start.
    const hasAgreed =
      agreed ??
      (await api.call(checkStrategyAgreement, {}).then(
        (told) => told.agreed,
        () => true,
      ));
    setAsked(hasAgreed ? 'confirm' : 'agreement');
  };
  const send = async (): Promise<void> => {
    const started = await start();
    if (started === null) return;
    if (started === 'agreementMissing') return setAsked('agreement');
    const { strategyId } = started;
    leaveForPage();
    setAsked(null);
    // The bot's page shows it beside what happens; without it the bot runs all the same.
    const { done } = backtest;
    // Prices of a file foretell nothing of the market's days to come.
    if (done !== null && done.request.file === undefined && JSON.stringify(done.request.bot) === JSON.stringify(terms))
      api.call(keepBacktest, { runId: done.runId, name: forecastName(strategyId) }).catch(() => undefined);
    showToast('done', t('start.done'));
    router.push(botPath(strategyId));
  };
  return (
    <>
      {isPressed && (isUnchosen || terms === null || problem !== undefined) ? (
        <p role="alert" className="text-2xs text-negative">
          {isUnchosen ? t('start.choose') : problem === undefined ? t('start.missing') : wordsOf(problem)}
        </p>
      ) : null}
      <Button look="primary" className="h-10 w-full max-md:h-11" pending={pending} onClick={() => void press()}>
        {t('start.button')}
      </Button>
      {asked === 'agreement' ? <AgreementDialog onAccepted={() => setAsked('confirm')} onClose={() => setAsked(null)} /> : null}
      {asked === 'confirm' ? (
        <ConfirmStart pending={pending} failure={failure} onNo={() => setAsked(null)} onYes={() => void send()} />
      ) : null}
    </>
  );
}
