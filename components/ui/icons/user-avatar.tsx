// The picture of a user: the first letter of the name, or one of those that are drawn here. It says nothing that its place does not say.
import type { ReactNode } from 'react';

type Drawn = 'peaks' | 'waves' | 'sun' | 'leaf' | 'bolt' | 'gem';

const drawings: Readonly<Record<Drawn, { readonly colour: string; readonly lines: ReactNode }>> = {
  peaks: { colour: 'fill-(--study-3)', lines: <path d="m5 17 4.5-7 3 4.5L15 11l4 6z" /> },
  waves: {
    colour: 'fill-(--study-5)',
    lines: <path d="M5 10c2.3-2.4 4.6-2.4 7 0s4.7 2.4 7 0M5 15c2.3-2.4 4.6-2.4 7 0s4.7 2.4 7 0" />,
  },
  sun: { colour: 'fill-(--study-1)', lines: <path d="M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 5v1M12 18v1M5 12h1M18 12h1" /> },
  leaf: { colour: 'fill-(--study-8)', lines: <path d="M18 6c-8 0-12 3-11 11 8 1 11-3 11-11zM6 18l7-7" /> },
  bolt: { colour: 'fill-(--study-2)', lines: <path d="m13 5-6 8h4l-1 6 7-9h-5z" /> },
  gem: { colour: 'fill-(--study-6)', lines: <path d="M8 7h8l3 4-7 7-7-7zM5 11h14M12 18l-3-7 3-4 3 4z" /> },
};

type Props = {
  readonly avatar: Drawn | 'initials';
  readonly userName: string;
  readonly size?: number;
};

export function UserAvatar({ avatar, userName, size = 22 }: Props) {
  const { colour, lines } =
    avatar === 'initials'
      ? {
          colour: 'fill-(--surface-3)',
          lines: (
            <text x="12" y="16.3" textAnchor="middle" fontSize="12" fontWeight="600" stroke="none" className="fill-(--text-primary)">
              {Array.from(userName)[0]?.toUpperCase() ?? ''}
            </text>
          ),
        }
      : drawings[avatar];
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden className="shrink-0" data-avatar={avatar}>
      <circle cx="12" cy="12" r="12" className={colour} />
      <g fill="none" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" className="stroke-(--on-accent)">
        {lines}
      </g>
    </svg>
  );
}
