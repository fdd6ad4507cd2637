/** jsdom has no object URLs, and files share one world: each file begins with the same stand-ins. */
URL.createObjectURL = () => 'blob:stand-in'
URL.revokeObjectURL = () => {}
