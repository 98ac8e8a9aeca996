// The one panel of an order: the step that it is in, the things to do now, the time that is left, and the buttons.
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { Countdown } from '#components/trading/funding/countdown.tsx';
import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useWork } from '#lib/api/use-work.ts';
import type { C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import type { C2cStep } from '#lib/contract/c2c/order-steps.ts';
import { getC2cOrder } from '#lib/contract/calls/v1/c2c/order/detail.ts';
import { releaseC2cOrder } from '#lib/contract/calls/v1/c2c/order/release.ts';
import { stepC2cOrder } from '#lib/contract/calls/v1/c2c/order/step.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import { paymentText, sized } from '../sized.ts';
import { ReleaseQuestion } from './release-question.tsx';
import { offeredSteps, placeOf, situationOf, stepCount, timeFor } from './situation.ts';
import { isAskedAbout, StepQuestion } from './step-question.tsx';

/** The refusals of a step that came too late. */
const passed: readonly (string | null)[] = ['c2cStepClosed', 'orderNotOpen'];

type Props = {
  readonly order: C2cOrderDetail;
  readonly onOrder: (order: C2cOrderDetail) => void;
  /** The time at which the server drew the page. */
  readonly drawnMs: number;
  /** Payment details, or the name of the payer. */
  readonly children: ReactNode;
};

function useSteps({ order, onOrder }: Pick<Props, 'order' | 'onOrder'>) {
  const api = useApi();
  const work = useWork();
  const { orderId } = order;
  const take = async (step: C2cStep): Promise<void> => {
    try {
      onOrder(await (step === 'release' ? api.call(releaseC2cOrder, { orderId }) : api.call(stepC2cOrder, { orderId, step })));
    } catch (error) {
      if (error instanceof ApiError && passed.includes(error.key)) onOrder(await api.call(getC2cOrder, { orderId }));
      throw error;
    }
  };
  return { pending: work.pending, problem: work.problem, take: (step: C2cStep) => void work.run(() => take(step)) };
}

export function OrderPanel({ order, onOrder, drawnMs, children }: Props) {
  const t = useTranslations('c2cOrders');
  const { pending, problem, take } = useSteps({ order, onOrder });
  const [asked, setAsked] = useState<C2cStep | null>(null);
  const { role, state, quantity, coin, amount, quote, dueMs } = order;
  const situation = situationOf(order);
  const place = placeOf(order);
  const title = t(`panel.${role}.${situation}.title`);
  const { first, others } = offeredSteps(order);
  const timed = timeFor[situation];
  const isOver = order.endedMs !== null;
  // A question about a step that is not open any more goes away.
  const open = asked !== null && order.steps.includes(asked) ? asked : null;
  const press = (step: C2cStep): void => (step === 'release' || isAskedAbout(step) ? setAsked(step) : take(step));
  const answer = (step: C2cStep): void => {
    setAsked(null);
    take(step);
  };
  return (
    <section aria-labelledby="order-step" className="flex flex-col gap-4 rounded-xl border border-subtle bg-surface-1 p-4 md:p-6">
      <div className="flex flex-col gap-2">
        <h2 id="order-step" className="text-lg font-semibold text-primary">
          {place === null ? title : t('step', { step: place, steps: stepCount, title })}
        </h2>
        <p className="max-w-prose text-sm text-secondary">
          {t(`panel.${role}.${situation}.about`, { quantity: sized(quantity, coin), amount: paymentText(amount, quote) })}
        </p>
        {timed === null || dueMs === null ? null : (
          <p className="text-sm text-muted">
            {t(`left.${timed}`)}{' '}
            <strong className="font-semibold text-primary tabular-nums" data-testid="time-left">
              <Countdown untilMs={dueMs} drawnMs={drawnMs} />
            </strong>
          </p>
        )}
      </div>
      {children}
      <ErrorLine text={problem} />
      {isOver ? (
        <div className="flex flex-wrap gap-2">
          {state === 'released' ? (
            <PageLink href="/asset" className={`${buttonClasses('primary')} max-md:h-11`}>
              {t('assets')}
            </PageLink>
          ) : null}
          <PageLink href="/crypto-c2c" className={`${buttonClasses(state === 'released' ? 'secondary' : 'primary')} max-md:h-11`}>
            {t('market')}
          </PageLink>
        </div>
      ) : first === null && others.length === 0 ? null : (
        <div
          role="group"
          aria-label={t('actions')}
          className="flex flex-wrap gap-2 max-md:sticky max-md:bottom-(--tab-bar) max-md:z-20 max-md:-mx-4 max-md:-mb-4 max-md:rounded-b-xl max-md:border-t max-md:border-subtle max-md:bg-surface-1 max-md:p-3"
        >
          {first === null ? null : (
            <Button look="primary" pending={pending} onClick={() => press(first)} className="max-md:h-11 max-md:flex-1">
              {t(`action.${first}`)}
            </Button>
          )}
          {others.map((step) => (
            <Button key={step} waits={pending} onClick={() => press(step)} className="max-md:h-11 max-md:flex-1">
              {t(`action.${step}`)}
            </Button>
          ))}
        </div>
      )}
      {open === null ? null : open === 'release' ? (
        <ReleaseQuestion order={order} onYes={() => answer('release')} onNo={() => setAsked(null)} />
      ) : (
        <StepQuestion step={open} role={role} onYes={() => answer(open)} onNo={() => setAsked(null)} />
      )}
    </section>
  );
}
