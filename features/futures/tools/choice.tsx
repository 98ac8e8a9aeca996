// One of a few words, side by side.
type Props<Value extends string> = {
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  readonly className?: string;
};

export function Choice<Value extends string>({ name, options, value, onValue, className = '' }: Props<Value>) {
  return (
    <div role="group" aria-label={name} className={`flex rounded-md border border-subtle bg-surface-0 p-0.5 ${className}`}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValue(option.value)}
          className="h-7 flex-1 whitespace-nowrap rounded px-2.5 text-xs text-muted hover:text-primary aria-pressed:bg-surface-3 aria-pressed:font-medium aria-pressed:text-primary max-md:h-10"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
