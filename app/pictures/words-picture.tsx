// The picture of a page that is no market's: what it is called and what one finds there.
import { ink, PictureFrame } from './picture-frame.tsx';
import type { SetText } from './set-text.ts';
import { Written } from './written.tsx';

export type PicturedWords = {
  readonly product: string;
  readonly title: SetText;
  readonly about: SetText;
  /** Read from right to left. */
  readonly isBackward: boolean;
};

export const WordsPicture = ({ product, title, about, isBackward }: PicturedWords) => (
  <PictureFrame product={product} aside="" isBackward={isBackward}>
    <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center', gap: 28 }}>
      <Written text={title} colour={ink.primary} />
      <Written text={about} colour={ink.muted} />
    </div>
    <div style={{ display: 'flex', justifyContent: isBackward ? 'flex-end' : 'flex-start' }}>
      <div style={{ display: 'flex', height: 8, width: 160, borderRadius: 4, backgroundColor: ink.accent }} />
    </div>
  </PictureFrame>
);
