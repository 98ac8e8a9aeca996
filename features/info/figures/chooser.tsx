// The subject of a page, chosen from a list: a form that leads to an address, and works without scripts.
import { useTranslations } from 'next-intl';

type Group = { readonly label: string | null; readonly options: readonly string[] };

type Props = {
  /** The address of the page, with its language. */
  readonly action: string;
  /** In the address: ?symbol= */
  readonly field: string;
  readonly label: string;
  readonly groups: readonly Group[];
  readonly chosen: string;
};

export function Chooser({ action, field, label, groups, chosen }: Props) {
  const t = useTranslations('figures');
  const id = `choose-${field}`;
  return (
    <form method="get" action={action} className="flex flex-wrap items-end gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={id} className="text-sm text-muted">
          {label}
        </label>
        <select
          id={id}
          name={field}
          defaultValue={chosen}
          // Another page's choice must not stand here after a step back.
          key={chosen}
          autoComplete="off"
          className="min-h-11 min-w-48 rounded-lg border border-strong bg-surface-1 px-3 text-base font-medium text-primary"
        >
          {groups.map(({ label: name, options }) => {
            const listed = options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ));
            return name === null ? (
              listed
            ) : (
              <optgroup key={name} label={name}>
                {listed}
              </optgroup>
            );
          })}
        </select>
      </div>
      <button type="submit" className="min-h-11 rounded-lg border border-strong px-5 font-medium hover:bg-surface-2">
        {t('choose.show')}
      </button>
    </form>
  );
}
