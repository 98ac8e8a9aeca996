'use client';
// The owner can tell a bot these things; one that it cannot take in its state is not offered.
import { useTranslations } from 'next-intl';

import { Button } from '#components/ui/buttons/button.tsx';
import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { pauseStrategy } from '#lib/contract/calls/v1/trigger/strategy/pause.ts';
import { resumeStrategy } from '#lib/contract/calls/v1/trigger/strategy/resume.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { draftOfTerms, firstDraft } from '../../create/draft/bot-draft.ts';
import { writeAddress } from '../../create/draft/draft-address.ts';
import { createPath } from '../../kinds/bot-kinds.ts';
import { useBot } from '../bot-context.ts';
import { useTellBot } from '../use-tell-bot.ts';

const pausable: readonly BotState[] = [BotState.waiting, BotState.running, BotState.outOfRange, BotState.halted];

/** The page on which another one with the same terms is made. */
function useAgainAddress(): string {
  const { bot, kind, market } = useBot();
  const draft = draftOfTerms(bot.bot, firstDraft(kind, '1', market), false);
  const query = writeAddress(bot.bot.kind === 'grid' ? draft.grid : draft.dca);
  return `${createPath(kind, 'name' in market ? market.name : market.symbol)}?${query.toString()}`;
}

export function BotActions() {
  const t = useTranslations('bots.action');
  const { bot, open } = useBot();
  const { pending, failure, tell } = useTellBot();
  const again = useAgainAddress();
  const { state, strategyId } = bot;
  const isOver = state === BotState.stopped || state === BotState.stopping;
  const button = 'max-md:h-11';
  return (
    <div className="flex flex-col gap-2">
      {isOver ? null : (
        <>
          <div className="grid grid-cols-2 gap-2">
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
            <Button className={button} onClick={() => open('edit')}>
              {t('edit')}
            </Button>
            <Button className={button} onClick={() => open('add')}>
              {t('add')}
            </Button>
            <Button className={button} disabled={!/[1-9]/.test(bot.withdrawable)} onClick={() => open('withdraw')}>
              {t('withdraw')}
            </Button>
          </div>
          {bot.bot.kind === 'martingale' && bot.bot.terms.rounds === 'endless' ? (
            <Button className={button} onClick={() => open('lastRound')}>
              {t('lastRound')}
            </Button>
          ) : null}
          <Button look="danger" className={button} onClick={() => open('stop')}>
            {t('stop')}
          </Button>
        </>
      )}
      <ErrorLine text={failure} />
      <Link href={again} className={`${buttonClasses('quiet', 'small')} max-md:h-11`}>
        {t('again')}
      </Link>
    </div>
  );
}
