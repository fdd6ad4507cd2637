export const noAnswer = 'The server didn’t answer. Please try again in a moment.'
export const unreachable = 'We couldn’t reach the server. Check your connection and try again.'
export const tookTooLong = 'That took too long.'
export const notConnected = 'Sous isn’t connected to its server. Please reload the page.'
