'use client';
// One's own payment methods: by currency, with their details; adding, changing and deleting them.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { EmptyState } from '#components/trading/empty-state.tsx';
import { Question } from '#components/trading/question.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { useAnswers } from '#lib/api/query/use-answers.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getPaymentMethods } from '#lib/contract/calls/v1/c2c/payment/method/list.ts';
import { removePaymentMethod } from '#lib/contract/calls/v1/c2c/payment/method/remove.ts';
import { type KeptPaymentMethod, paymentMethodLimit } from '#lib/contract/c2c/payment/payment-method.ts';
import { BarNotice } from '../parts/bar-notice.tsx';
import type { TradeBar } from '../parts/trade-bar.ts';
import { byCurrency } from './by-currency.ts';
import { MethodCard } from './method-card.tsx';
import { MethodDialog } from './method-dialog.tsx';

type Props = {
  /** As the server knew them; null: whoever looks can have none. */
  readonly initial: readonly KeptPaymentMethod[] | null;
  readonly bar: TradeBar | null;
  readonly demo: boolean;
};

/** `kept` null: a further one. */
type Opened =
  | { readonly what: 'form'; readonly kept: KeptPaymentMethod | null }
  | { readonly what: 'remove'; readonly kept: KeptPaymentMethod };

export function PaymentMethods({ initial, bar, demo }: Props) {
  const t = useTranslations('c2cPayment');
  const errors = useTranslations('errors');
  const api = useApi();
  const why = useRefusalText();
  const { again } = useAnswers();
  const [opened, setOpened] = useState<Opened | null>(null);
  const asked = useCall(getPaymentMethods, {}, { enabled: initial !== null, initial: initial === null ? null : { list: [...initial] } });
  const methods = asked.data?.list ?? initial ?? [];
  const look = (): void => void again(getPaymentMethods).catch(() => undefined);
  const remove = async ({ methodId }: KeptPaymentMethod): Promise<void> => {
    setOpened(null);
    try {
      await api.call(removePaymentMethod, { methodId });
      showToast('done', t('removed'));
    } catch (error) {
      showToast('failed', why(error));
    } finally {
      look();
    }
  };
  const add = (
    <Button look="primary" className="max-md:h-11" onClick={() => setOpened({ what: 'form', kept: null })}>
      {t('add')}
    </Button>
  );
  return (
    <div className="page-wide px-4 py-6 md:py-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="page-title">{t('title')}</h1>
          <p className="mt-2 max-w-prose text-sm text-muted">{t('about')}</p>
        </div>
        {bar === null && methods.length > 0 ? add : null}
      </div>
      <div className="mt-6 grid gap-4">
        {demo ? <p className="rounded-md bg-surface-2 px-4 py-3 text-sm text-secondary">{t('demo')}</p> : null}
        {bar === null ? null : (
          <BarNotice bar={bar} mainOnly={t('mainOnly')} identity={errors('paymentIdentityNeeded')} verify={t('verify')} />
        )}
        {methods.length === 0 ? (
          <EmptyState text={t('empty')}>{bar === null ? add : null}</EmptyState>
        ) : (
          <>
            {byCurrency(methods).map(({ currencies, list }) => (
              <section key={currencies} aria-label={currencies}>
                <h2 dir="ltr" className="mb-2 text-start text-sm font-semibold text-secondary rtl:text-end">
                  {currencies}
                </h2>
                <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
                  {list.map((kept) => (
                    <MethodCard
                      key={kept.methodId}
                      kept={kept}
                      canChange={bar === null}
                      onChange={() => setOpened({ what: 'form', kept })}
                      onRemove={() => setOpened({ what: 'remove', kept })}
                    />
                  ))}
                </ul>
              </section>
            ))}
            <p className="text-xs text-muted">{t('limit', { count: methods.length, limit: paymentMethodLimit })}</p>
          </>
        )}
      </div>
      {opened?.what === 'form' ? (
        <MethodDialog
          kept={opened.kept}
          demo={demo}
          onClose={() => setOpened(null)}
          onSaved={() => {
            setOpened(null);
            showToast('done', t('saved'));
            look();
          }}
        />
      ) : null}
      {opened?.what === 'remove' ? (
        <Question
          title={t('removeAsk')}
          yes={t('remove')}
          no={t('cancel')}
          look="danger"
          never={null}
          danger={null}
          onYes={() => void remove(opened.kept)}
          onNo={() => setOpened(null)}
        >
          <p className="text-sm font-medium">{t(`scheme.${opened.kept.scheme}`)}</p>
          <p className="text-sm text-secondary">{t('removeAbout')}</p>
        </Question>
      ) : null}
    </div>
  );
}
