// Three questions that lead to the kinds of bots that fit: a form that answers in the address, and works without scripts.
import { ChevronDown } from 'lucide-react';
import { getTranslations } from 'next-intl/server';

import { buttonClasses } from '#components/ui/buttons/button-classes.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { fitQuestionNames, fitQuestions, isAnswered, type FitAnswers } from '../kinds/kind-fits.ts';
import { fitWords } from './fit-words.ts';

/** `shownAt`: the id of the place where the kinds are listed. */
type Props = { readonly answers: FitAnswers; readonly shownAt: string };

export async function BotFit({ answers, shownAt }: Props) {
  const t = await getTranslations('bots.fit');
  const words = await fitWords();
  const answered = isAnswered(answers);
  return (
    <details open={answered} className="group rounded-xl border border-subtle bg-surface-1">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm font-semibold">
        {t('title')}
        <ChevronDown size={16} aria-hidden className="ms-auto text-muted group-open:rotate-180" />
      </summary>
      {/* Another answer's choices must not stand here after a step back. */}
      <form key={JSON.stringify(answers)} action={`#${shownAt}`} autoComplete="off" className="flex flex-col gap-4 px-4 pb-4">
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          {fitQuestionNames.map((name) => (
            <fieldset key={name} className="min-w-0">
              <legend className="pb-1.5 text-xs text-muted">{words.questions[name]}</legend>
              <div className="flex flex-wrap gap-2">
                {fitQuestions[name].map((answer) => (
                  <label
                    key={answer}
                    className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded border border-strong px-2.5 text-xs text-secondary hover:bg-surface-2 has-checked:border-accent has-checked:text-primary max-md:min-h-11"
                  >
                    <input type="radio" name={name} value={answer} defaultChecked={answers[name] === answer} className="accent-accent" />
                    {words.answers[answer]}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className={`${buttonClasses('primary')} max-md:h-11`}>
            {t('show')}
          </button>
          {answered ? (
            <Link href="/trading-bot" className={`${buttonClasses('quiet')} max-md:h-11`}>
              {t('clear')}
            </Link>
          ) : null}
        </div>
      </form>
    </details>
  );
}
