"""Environments for researchers: the games with the interfaces of other libraries.

`zoo`    every seat an agent, one after the other: PettingZoo's AEC
`gym`    one seat against bots: Gymnasium
`spiel`  extensive-form games with information states: OpenSpiel
`batch`  many games in lockstep, as numpy arrays

They need the extra `research`; bots in other languages (`kanly.bots`) need none.
"""
