'use client';
// A button that opens a menu of choices, one of them chosen: arrow keys, Home and End move, Enter chooses, Escape goes back.
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

type MenuChoice<Id extends string> = { readonly id: Id; readonly label: string; readonly about?: string };
type MenuGroup<Id extends string> = { readonly name: string; readonly choices: readonly MenuChoice<Id>[] };

type Props<Id extends string> = {
  readonly name: string;
  readonly label: ReactNode;
  readonly groups: readonly MenuGroup<Id>[];
  /** Null: none of them. */
  readonly chosen: Id | null;
  readonly onChosen: (id: Id) => void;
  readonly className?: string;
  /** The place of the menu; it is placed by the nearest positioned box around the button. */
  readonly menuClassName?: string;
};

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [...(menu?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];

/** The item that a key leads to; null for keys that lead nowhere. */
function nextItem(key: string, items: readonly HTMLElement[]): HTMLElement | null {
  const here = items.findIndex((item) => item === document.activeElement);
  if (key === 'Home') return items[0] ?? null;
  if (key === 'End') return items.at(-1) ?? null;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step !== undefined) return items[(here + step + items.length) % items.length] ?? null;
  if (key.length !== 1) return null;
  const begins = (item: HTMLElement): boolean => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  return items.slice(here + 1).find(begins) ?? items.find(begins) ?? null;
}

export function MenuButton<Id extends string>({ name, label, groups, chosen, onChosen, className = '', menuClassName = '' }: Props<Id>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const items = itemsOf(menu.current);
    (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
    const leave = (event: Event): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') setOpen(false);
    const next = nextItem(event.key, itemsOf(menu.current));
    if (event.key !== 'Escape' && next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) close();
    else next.focus();
  };
  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
        className={className}
      >
        {label}
        <ChevronDown size={13} aria-hidden className={open ? 'rotate-180' : ''} />
      </button>
      {open ? (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={name}
          onKeyDown={press}
          className={`absolute top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto rounded-lg border border-strong bg-surface-1 p-1.5 shadow-xl ${menuClassName}`}
        >
          {groups.map((group) => (
            <div key={group.name} role="group" aria-label={group.name}>
              <p aria-hidden className="px-2 pb-0.5 pt-1.5 text-2xs text-muted">
                {group.name}
              </p>
              {group.choices.map((choice) => (
                <button
                  key={choice.id}
                  type="button"
                  role="menuitemradio"
                  aria-checked={choice.id === chosen}
                  tabIndex={-1}
                  onClick={() => {
                    onChosen(choice.id);
                    close();
                  }}
                  className="flex w-full items-center gap-2 rounded px-2 py-1 text-start hover:bg-surface-2 focus-visible:bg-surface-2 focus-visible:outline-offset-[-2px] max-md:py-2"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block text-xs font-medium text-primary">{choice.label}</span>
                    {choice.about === undefined ? null : <span className="block text-2xs text-muted">{choice.about}</span>}
                  </span>
                  {choice.id === chosen ? <Check size={14} aria-hidden className="shrink-0 text-accent" /> : null}
                </button>
              ))}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
