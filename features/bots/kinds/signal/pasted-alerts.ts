// A list of alerts as somebody has pasted it: a JSON list of messages, or a message on each line.

function listIn(text: string): readonly unknown[] | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}

/** Each as it would be sent. What cannot be read is refused by name when it is played. */
export function pastedAlerts(text: string): readonly string[] {
  const list = listIn(text);
  if (list !== null) return list.map((alert) => JSON.stringify(alert));
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}
