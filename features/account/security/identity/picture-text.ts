// A picture that somebody has chosen, as the text that calls carry.

/** In base 64. Rejects when the file cannot be read. */
export async function pictureText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In parts: a function takes no million arguments.
  const part = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += part) text += String.fromCharCode(...bytes.subarray(at, at + part));
  return btoa(text);
}
