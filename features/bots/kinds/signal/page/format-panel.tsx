'use client';
// The format in which a signal bot reads its alerts: a message is pasted, looked at field by field, and its format saved.
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { signalMessageLimit } from '#lib/contract/bots/signal/signal-inbox.ts';
import type { SignalMapping } from '#lib/contract/bots/signal/signal-mapping.ts';
import type { SignalFormAnswer } from '#lib/contract/bots/signal/signal-template.ts';
import { signalForm } from '#lib/contract/calls/v1/trigger/strategy/tv/form.ts';
import { useBot } from '#features/bots/bot/bot-context.ts';
import { useTellBot } from '#features/bots/bot/use-tell-bot.ts';
import { nameOfMarket } from '#features/bots/lists/use-bot-markets.ts';
import { alertTemplate } from './alert-templates.ts';
import { FormatFields } from './format-fields.tsx';

const nothing: SignalMapping = { fields: {}, words: {}, ignores: [] };

/** Null: it says nothing, so that the usual names hold. */
const told = (mapping: SignalMapping): SignalMapping | null =>
  Object.keys(mapping.fields).length + Object.keys(mapping.words).length + mapping.ignores.length === 0 ? null : mapping;

function Outcome({ answer: { problem } }: { readonly answer: SignalFormAnswer }) {
  const t = useTranslations('bots.signal.format');
  return (
    <p role="status" className={`text-xs ${problem === null ? 'text-positive' : 'text-warning'}`}>
      {problem === null ? t('readable') : t('problem', { field: problem.field })}
    </p>
  );
}

export function FormatPanel() {
  const t = useTranslations('bots.signal.format');
  const { bot } = useBot();
  const { strategyId } = bot;
  const saved = bot.bot.kind === 'signal' ? (bot.bot.terms.mapping ?? null) : null;
  const id = useId();
  const api = useApi();
  const refusalText = useRefusalText();
  const telling = useTellBot();
  const [template, setTemplate] = useState(() => alertTemplate('strategy', nameOfMarket(bot.symbolId, undefined), ''));
  const [mapping, setMapping] = useState<SignalMapping>(saved ?? nothing);
  const [answer, setAnswer] = useState<SignalFormAnswer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const read = async (by: SignalMapping): Promise<void> => {
    setMapping(by);
    setPending(true);
    setFailure(null);
    try {
      setAnswer(await api.call(signalForm, { strategyId, template, mapping: told(by), save: false }));
    } catch (error) {
      setFailure(refusalText(error));
    } finally {
      setPending(false);
    }
  };
  const save = async (by: SignalMapping, done: string): Promise<void> => {
    if (!(await telling.tell(signalForm, { strategyId, template, mapping: told(by), save: true }))) return;
    telling.sayDone(done);
    setMapping(by);
  };
  const isEmpty = template.trim() === '';
  return (
    <div className="flex flex-col gap-3 p-3">
      <p className="text-xs text-secondary">{saved === null ? t('about') : `${t('own')} ${t('about')}`}</p>
      <label htmlFor={id} className="text-xs text-secondary">
        {t('template')}
      </label>
      <textarea
        id={id}
        dir="ltr"
        rows={8}
        maxLength={signalMessageLimit}
        spellCheck={false}
        value={template}
        onChange={(event) => setTemplate(event.target.value)}
        className="rounded-md border border-field bg-field p-2 font-mono text-2xs text-primary outline-none field-ring focus:border-accent max-md:text-base"
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" className="max-md:h-11" disabled={isEmpty} pending={pending} onClick={() => void read(mapping)}>
          {t('read')}
        </Button>
        <Button
          size="small"
          look="primary"
          className="max-md:h-11"
          disabled={isEmpty || answer === null || answer.problem !== null || told(mapping) === null}
          pending={telling.pending}
          onClick={() => void save(mapping, t('saved'))}
        >
          {t('save')}
        </Button>
        {saved === null ? null : (
          <Button size="small" look="quiet" className="max-md:h-11" disabled={isEmpty} onClick={() => void save(nothing, t('wasReset'))}>
            {t('reset')}
          </Button>
        )}
      </div>
      <ErrorLine text={failure ?? telling.failure} />
      {answer === null ? null : (
        <>
          <Outcome answer={answer} />
          <FormatFields answer={answer} mapping={mapping} onMapping={(by) => void read(by)} />
        </>
      )}
    </div>
  );
}
