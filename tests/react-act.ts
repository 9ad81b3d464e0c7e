import React from 'react';

const { act } = React;

/**
 * Testing Library dispatches events in `act` without awaiting it. If a component suspends meanwhile, React keeps the rest
 * of its work for the caller that awaits `act`, and without one never renders it: a dialog whose texts load at that moment
 * never opens. Here the work always continues. Has to be imported before Testing Library.
 */
function continuedAct(callback: () => unknown): PromiseLike<unknown> {
  let isAsync = false;
  const result = act(() => {
    const returned = callback();
    isAsync = returned instanceof Promise;
    return returned as Promise<unknown>;
  });
  // The caller awaits an asynchronous one. An error of the rest is an unhandled one.
  if (!isAsync) void new Promise((resolve, reject) => void result.then(resolve, reject));
  return result;
}

Object.assign(React, { act: continuedAct });
