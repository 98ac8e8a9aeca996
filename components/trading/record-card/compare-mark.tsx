// The mark on a card of a record that is to be compared. Its form stands above the cards.

/** One list of records stands on a page, and one form. */
export const compareForm = 'compare-records';

type Props = { readonly id: string; readonly label: string; readonly name: string; readonly isCompared: boolean };

/** `name`: of the record, for who cannot see whose mark it is. */
export function CompareMark({ id, label, name, isCompared }: Props) {
  return (
    <label className="ms-auto flex min-h-6 cursor-pointer items-center gap-1.5 text-xs text-secondary hover:text-primary max-md:min-h-11">
      <input type="checkbox" name="compare" value={id} defaultChecked={isCompared} form={compareForm} className="size-4 accent-accent" />
      {label} <bdi className="sr-only">{name}</bdi>
    </label>
  );
}
