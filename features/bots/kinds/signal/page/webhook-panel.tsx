'use client';
// The webhook of a signal bot: its address, its token, and messages that are ready to copy.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Question } from '#components/trading/question.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import type { SignalHook } from '#lib/contract/bots/signal/signal-inbox.ts';
import { signalToken } from '#lib/contract/calls/v1/trigger/strategy/tv/token.ts';
import { useBot } from '#features/bots/bot/bot-context.ts';
import { nameOfMarket } from '#features/bots/lists/use-bot-markets.ts';
import { alertTemplate, curlCommand, templateNames } from './alert-templates.ts';
import { CopyLine } from './copy-line.tsx';

function Templates({ hook: { path, token } }: { readonly hook: SignalHook }) {
  const t = useTranslations('bots.signal');
  const { bot } = useBot();
  const instrument = nameOfMarket(bot.symbolId, undefined);
  const address = `${window.location.origin}${path}`;
  return (
    <>
      <CopyLine name={t('address')} text={address} />
      <CopyLine name={t('token')} text={token} />
      {templateNames.map((name) => (
        <CopyLine key={name} name={t(`template.${name}`)} text={alertTemplate(name, instrument, token)} />
      ))}
      <CopyLine name={t('template.curl')} text={curlCommand(address, instrument, token)} />
      <p className="text-2xs text-muted">{t('inPath')}</p>
    </>
  );
}

export function WebhookPanel() {
  const t = useTranslations('bots.signal');
  const { bot } = useBot();
  const { strategyId } = bot;
  const api = useApi();
  const refusalText = useRefusalText();
  const [hook, setHook] = useState<SignalHook | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const ask = async (renew: boolean): Promise<void> => {
    setPending(true);
    setFailure(null);
    try {
      setHook(await api.call(signalToken, { strategyId, renew }));
      setAsks(false);
    } catch (error) {
      setFailure(refusalText(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="flex flex-col gap-3 p-3">
      <p className="text-xs text-secondary">{t('webhookAbout')}</p>
      <div className="flex gap-2">
        {hook === null ? (
          <Button size="small" className="max-md:h-11" pending={pending} onClick={() => void ask(false)}>
            {t('show')}
          </Button>
        ) : (
          <Button size="small" look="quiet" className="max-md:h-11" aria-haspopup="dialog" onClick={() => setAsks(true)}>
            {t('renew.button')}
          </Button>
        )}
      </div>
      <ErrorLine text={failure} />
      {hook === null ? null : <Templates hook={hook} />}
      {asks ? (
        <Question
          title={t('renew.title')}
          yes={t('renew.yes')}
          no={t('renew.no')}
          look="danger"
          never={null}
          danger={null}
          onYes={() => void ask(true)}
          onNo={() => setAsks(false)}
        >
          <p className="text-xs text-secondary">{t('renew.text')}</p>
        </Question>
      ) : null}
    </div>
  );
}
