// The frame of every picture of a link: the mark and the name of the house above what the picture is of.
import type { ReactNode } from 'react';

/** The dark theme's. */
export const ink = {
  surface: '#0b0e13',
  line: '#222935',
  primary: '#e8ecf2',
  muted: '#8691a3',
  accent: '#4c8dff',
  up: '#24b683',
  down: '#f0616d',
} as const;

const Mark = () => (
  <svg width="56" height="56" viewBox="0 0 24 24" fill="none">
    <g stroke={ink.accent} strokeWidth="1.8">
      <circle cx="12" cy="12" r="9.4" />
      <path d="M12 2.6c4.2 5 4.2 13.8 0 18.8M12 2.6c-4.2 5-4.2 13.8 0 18.8M3.4 12h17.2" />
    </g>
  </svg>
);

export const PictureFrame = ({
  product,
  aside,
  isBackward = false,
  children,
}: {
  readonly product: string;
  readonly aside: string;
  /** Read from right to left. */
  readonly isBackward?: boolean;
  readonly children: ReactNode;
}) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '56px 64px',
      backgroundColor: ink.surface,
      color: ink.primary,
    }}
  >
    <div
      style={{
        display: 'flex',
        flexDirection: isBackward ? 'row-reverse' : 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        fontSize: 36,
      }}
    >
      <div style={{ display: 'flex', flexDirection: isBackward ? 'row-reverse' : 'row', alignItems: 'center', gap: 18 }}>
        <Mark />
        <span>{product}</span>
      </div>
      <span style={{ color: ink.muted, fontSize: 30 }}>{aside}</span>
    </div>
    {children}
  </div>
);
