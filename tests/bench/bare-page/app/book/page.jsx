'use client';
// The barest order book that React can draw: 40 rows, painted ten times a second. What the terminal's is measured against.
import { useEffect, useState } from 'react';

const rowsAt = (tick) =>
  Array.from({ length: 40 }, (_, place) => ({
    price: (96_000 + place * 0.5 + (tick % 7)).toFixed(2),
    quantity: (((place * 37 + tick * 13) % 1000) / 1000).toFixed(3),
    total: (((place * 91 + tick * 17) % 5000) / 1000).toFixed(3),
  }));

export default function Book() {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((now) => now + 1), 100);
    return () => clearInterval(timer);
  }, []);
  return (
    <main style={{ width: 300, font: '12px/20px sans-serif' }}>
      {rowsAt(tick).map((row, place) => (
        <div key={place} style={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', position: 'relative' }}>
          <span
            style={{ position: 'absolute', inset: 0, background: '#2a8', opacity: 0.2, transform: `scaleX(${Number(row.quantity)})` }}
          />
          <span>{row.price}</span>
          <span>{row.quantity}</span>
          <span>{row.total}</span>
        </div>
      ))}
    </main>
  );
}
