'use client';
// The test console of a signal bot: a message is looked at as if it had arrived now, and sent where that is wanted.
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { type SignalReceipt, signalMessageLimit } from '#lib/contract/bots/signal/signal-inbox.ts';
import { testSignal } from '#lib/contract/calls/v1/trigger/strategy/tv/test.ts';
import { useBot } from '#features/bots/bot/bot-context.ts';
import { nameOfMarket } from '#features/bots/lists/use-bot-markets.ts';
import { FigureList } from '#features/bots/words/figure-list.tsx';
import { consoleMessage } from './alert-templates.ts';

const none = '—';

function ReceiptLines({ receipt, isSent }: { readonly receipt: SignalReceipt; readonly isSent: boolean }) {
  const t = useTranslations('bots.signal');
  const { textOf } = useBot();
  const { fate, action, instrument, order, size, ageMs } = receipt;
  const said = fate === null ? t(isSent ? 'sent' : 'wouldBeTaken') : textOf(fate);
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className={`text-xs ${fate === null ? 'text-positive' : 'text-warning'}`}>{said}</p>
      <FigureList
        lines={[
          { id: 'action', name: t('action.name'), value: action === null ? none : t(`action.${action}`) },
          {
            id: 'market',
            name: t('market'),
            value: instrument === null ? none : <bdi dir="ltr">{nameOfMarket(instrument, undefined)}</bdi>,
          },
          { id: 'order', name: t('order'), value: order === null ? none : <bdi dir="ltr">{order}</bdi> },
          { id: 'size', name: t('sizeNamed'), value: size === null || size === '' ? none : <bdi dir="ltr">{size}</bdi> },
          { id: 'age', name: t('age'), value: ageMs === null ? none : t('seconds', { count: Math.round(ageMs / 1000) }) },
        ]}
      />
    </div>
  );
}

export function ConsolePanel() {
  const t = useTranslations('bots.signal');
  const { bot } = useBot();
  const id = useId();
  const api = useApi();
  const refusalText = useRefusalText();
  const instrument = nameOfMarket(bot.symbolId, undefined);
  const [message, setMessage] = useState(() => consoleMessage(instrument, Date.now()));
  const [answer, setAnswer] = useState<{ readonly receipt: SignalReceipt; readonly isSent: boolean } | null>(null);
  const [pending, setPending] = useState<'look' | 'send' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async (send: boolean): Promise<void> => {
    setPending(send ? 'send' : 'look');
    setFailure(null);
    try {
      setAnswer({ receipt: await api.call(testSignal, { strategyId: bot.strategyId, message, send }), isSent: send });
    } catch (error) {
      setFailure(refusalText(error));
    } finally {
      setPending(null);
    }
  };
  const isEmpty = message.trim() === '';
  return (
    <div className="flex flex-col gap-3 p-3">
      <label htmlFor={id} className="text-xs text-secondary">
        {t('message')}
      </label>
      <textarea
        id={id}
        dir="ltr"
        rows={8}
        maxLength={signalMessageLimit}
        spellCheck={false}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        className="rounded-md border border-field bg-field p-2 font-mono text-2xs text-primary outline-none field-ring focus:border-accent max-md:text-base"
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="quiet" className="max-md:h-11" onClick={() => setMessage(consoleMessage(instrument, Date.now()))}>
          {t('stampNow')}
        </Button>
        <Button size="small" className="max-md:h-11" disabled={isEmpty} pending={pending === 'look'} onClick={() => void ask(false)}>
          {t('look')}
        </Button>
        <Button
          size="small"
          look="primary"
          className="max-md:h-11"
          disabled={isEmpty}
          pending={pending === 'send'}
          onClick={() => void ask(true)}
        >
          {t('send')}
        </Button>
      </div>
      <p className="text-2xs text-muted">{t('consoleAbout')}</p>
      <ErrorLine text={failure} />
      {answer === null ? null : <ReceiptLines {...answer} />}
    </div>
  );
}
