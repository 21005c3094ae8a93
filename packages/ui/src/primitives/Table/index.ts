'use client';
export { Table } from './Table.tsx';
export type { TableColumn, TableItem, TableProps, TableSort } from './Table.types.ts';
