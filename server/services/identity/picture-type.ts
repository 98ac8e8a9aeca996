// The kind of a picture by its first bytes: whoever sends it may say anything.

const starts = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  wanted.every((byte, place) => bytes[at + place] === byte);
const letters = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** Null: no picture that is taken. */
export function pictureType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  if (starts(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts(bytes, 0, [0x89, ...letters('PNG\r\n\u001a\n')])) return 'image/png';
  return starts(bytes, 0, letters('RIFF')) && starts(bytes, 8, letters('WEBP')) ? 'image/webp' : null;
}
