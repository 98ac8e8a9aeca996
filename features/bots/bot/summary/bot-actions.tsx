'use client';
// The owner can tell a bot these things; one that it cannot take in its state is not offered.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { pauseStrategy } from '#lib/contract/calls/v1/trigger/strategy/pause.ts';
import { resumeStrategy } from '#lib/contract/calls/v1/trigger/strategy/resume.ts';
import { termsKinds } from '#lib/contract/bots/terms-kinds.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { createPath } from '../../kinds/bot-kinds.ts';
import { useAddressOf } from '../../kinds/use-address-of.ts';
import { useBot } from '../bot-context.ts';
import { useTellBot } from '../use-tell-bot.ts';

const pausable: readonly BotState[] = [BotState.waiting, BotState.running, BotState.outOfRange, BotState.halted];

/** The page on which another one with the same terms is made. */
function useAgainAddress(): string {
  const { bot, kindId, kind, market } = useBot();
  const addressOf = useAddressOf(kind.terms);
  const page = createPath(kindId, 'name' in market ? market.name : market.symbol);
  return addressOf === null ? page : `${page}?${addressOf(bot.bot, kind, market).toString()}`;
}

export function BotActions() {
  const [t, plaza] = [useTranslations('bots.action'), useTranslations('plaza.publish')];
  const { bot, kind, parts, open } = useBot();
  const { pending, failure, tell } = useTellBot();
  const again = useAgainAddress();
  const { state, strategyId } = bot;
  // A copy of a leader has its place with him: it is neither published nor made anew here.
  const isCopy = termsKinds[kind.terms].listedAs === 'copy';
  const isOver = state === BotState.stopped || state === BotState.stopping;
  const button = 'max-md:h-11';
  return (
    <div className="flex flex-col gap-2 print:hidden">
      {isOver ? null : (
        <>
          <div className="grid grid-cols-2 gap-2 [&>*:last-child:nth-child(odd)]:col-span-2">
            {state === BotState.paused ? (
              <Button className={button} pending={pending} onClick={() => void tell(resumeStrategy, { strategyId })}>
                {t('resume')}
              </Button>
            ) : (
              <Button
                className={button}
                disabled={!pausable.includes(state)}
                pending={pending}
                onClick={() => void tell(pauseStrategy, { strategyId })}
              >
                {t('pause')}
              </Button>
            )}
            {parts.Edit === null ? null : (
              <Button className={button} onClick={() => open('edit')}>
                {t('edit')}
              </Button>
            )}
            <Button className={button} onClick={() => open('add')}>
              {t('add')}
            </Button>
            <Button className={button} disabled={!/[1-9]/.test(bot.withdrawable)} onClick={() => open('withdraw')}>
              {t('withdraw')}
            </Button>
          </div>
          {parts.Actions === null ? null : <parts.Actions />}
          <Button look="danger" className={button} onClick={() => open('stop')}>
            {t('stop')}
          </Button>
        </>
      )}
      <ErrorLine text={failure} />
      {bot.startTimeMs === null || isCopy ? null : (
        <Button size="small" look="quiet" className="max-md:h-11" onClick={() => open('publish')}>
          {plaza(bot.published === null ? 'button' : 'change')}
        </Button>
      )}
      {isCopy ? null : (
        <Link href={again} className={`${buttonClasses('quiet', 'small')} max-md:h-11`}>
          {t('again')}
        </Link>
      )}
    </div>
  );
}
