'use client';
export { type LinkedWay, type OfferedWay, WaysIn, type WaysInProps } from './WaysIn.tsx';
