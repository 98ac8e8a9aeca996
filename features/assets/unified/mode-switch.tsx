'use client';
// The three modes, what each means, what stands in the way of it, and the switch.
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { errorCodes, type ErrorKey } from '#lib/contract/errors.ts';
import { accountModes, type UnifiedAccountAnswer } from '#lib/contract/unified.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { SwitchDialog } from './switch-dialog.tsx';

const isErrorKey = (text: string): text is ErrorKey => Object.hasOwn(errorCodes, text);

/** The obstacles to a mode, in the reader's words. */
function useProblemText(): (problem: string) => string {
  const t = useTranslations('errors');
  return (problem) => t(isErrorKey(problem) ? problem : 'internal');
}

type Mode = UnifiedAccountAnswer['mode'];
export function ModeSwitch({ account }: { readonly account: UnifiedAccountAnswer }) {
  const t = useTranslations('unified');
  const problemText = useProblemText();
  const [wanted, setWanted] = useState<Mode | null>(null);
  return (
    <section aria-labelledby="mode-title" className="rounded-xl border border-subtle bg-surface-1">
      <h2 id="mode-title" className="border-b border-subtle px-4 py-3.5 text-sm font-semibold">
        {t('switch.title')}
      </h2>
      <ul className="grid md:grid-cols-3">
        {accountModes.map((mode) => {
          const isNow = account.mode === mode;
          const problems = isNow ? [] : account.problems[mode];
          return (
            <li
              key={mode}
              aria-current={isNow ? 'true' : undefined}
              className="flex flex-col gap-3 border-b border-subtle p-4 last:border-b-0 md:border-e md:border-b-0 md:last:border-e-0"
            >
              <div className="flex min-h-9 items-center justify-between gap-3">
                <h3 className="text-sm font-semibold">{t(`mode.${mode}`)}</h3>
                {isNow ? (
                  <span className="flex items-center gap-1 rounded bg-positive-soft px-2 py-0.5 text-xs text-positive">
                    <Check size={13} aria-hidden /> {t('switch.now')}
                  </span>
                ) : (
                  <Button
                    aria-haspopup="dialog"
                    aria-label={t('switch.confirm.yes', { mode: t(`mode.${mode}`) })}
                    disabled={problems.length > 0}
                    className="max-md:h-11"
                    onClick={() => setWanted(mode)}
                  >
                    {t('switch.to')}
                  </Button>
                )}
              </div>
              <p className="text-sm leading-6 text-secondary">{t(`switch.about.${mode}`)}</p>
              {problems.length === 0 ? null : (
                <div className="rounded-md bg-warning-soft px-3 py-2.5 text-xs leading-5 text-warning">
                  <p className="font-medium">{t('switch.inTheWay')}</p>
                  <ul className="list-disc ps-4">
                    {problems.map((problem) => (
                      <li key={problem}>
                        {problem === 'unifiedEquity'
                          ? t('switch.least', { amount: isolateLtr(`${shortNumber(account.minEquity)} ${account.unitCoin}`) })
                          : problemText(problem)}
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {wanted === null ? null : <SwitchDialog from={account.mode} to={wanted} onClose={() => setWanted(null)} />}
    </section>
  );
}
