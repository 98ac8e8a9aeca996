// Cards or a table, and the button that puts the marked records beside each other: links and a form, which need no script.
import { Link } from '#lib/i18n/navigation.ts';
import { compareForm } from './compare-mark.tsx';
import { CompareSubmit } from './compare-submit.tsx';

type Props = {
  readonly name: string;
  readonly views: readonly { readonly id: string; readonly name: string; readonly href: string; readonly isShown: boolean }[];
  /** Null: nothing is marked in this view. `action` is the page in the reader's language, `kept` what its address keeps. */
  readonly compare: {
    readonly action: string;
    readonly kept: readonly (readonly [name: string, value: string])[];
    /** Says how many are to be marked, from `least` to `most`. */
    readonly about: string;
    readonly least: number;
    readonly most: number;
    readonly submit: string;
  } | null;
};

export function RecordViews({ name, views, compare }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav aria-label={name} className="flex gap-1 rounded-md border border-subtle p-0.5">
        {views.map((view) => (
          <Link
            key={view.id}
            href={view.href}
            aria-current={view.isShown ? 'true' : undefined}
            className="flex h-7 items-center rounded px-3 text-xs text-muted hover:text-primary aria-[current=true]:bg-surface-3 aria-[current=true]:font-medium aria-[current=true]:text-primary max-md:h-11"
          >
            {view.name}
          </Link>
        ))}
      </nav>
      {compare === null ? null : (
        <form id={compareForm} method="get" action={compare.action} className="ms-auto flex items-center gap-2">
          {compare.kept.map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <CompareSubmit about={compare.about} least={compare.least} most={compare.most} name={compare.submit} />
        </form>
      )}
    </div>
  );
}
